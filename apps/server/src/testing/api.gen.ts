export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can take picks. */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games, their options and their bots. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The guest behind this cookie or token. */
        get: operations["me"];
        put?: never;
        /** Become a guest: the one of the cookie, the one of a token from another device, or a new one. Sets the cookie. */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change my name. */
        patch: operations["rename"];
        trace?: never;
    };
    "/api/me/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My dealt matches that were played to their end here, the latest first, up to 1000. */
        get: operations["statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A bearer token for scripts or another device: of the guest who asks, or of a new guest. Shown once. */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My matches, the latest first. */
        get: operations["listMatches"];
        put?: never;
        /** Create a match. It is dealt at once, unless a seat is open or `hold` is set. */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a match from a journal with its seed, or from a position. */
        post: operations["importMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The match as I see it: from my seat, or as a spectator. */
        get: operations["match"];
        put?: never;
        post?: never;
        /** Delete the match for everybody. For its host. */
        delete: operations["deleteMatch"];
        options?: never;
        head?: never;
        /** Rename the match, change how it is run, or what is to be dealt. For its host. */
        patch: operations["changeMatch"];
        trace?: never;
    };
    "/api/matches/{id}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pick an option of my prompt, or a run of options. Answered when it is durable; the same key is never applied twice. */
        post: operations["choose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back my last pick, where nothing was revealed since. */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invitation is for: game, host, seats and options. Takes nothing. */
        post: operations["invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the adept would pick at my seat, from what the seat knows. One thought at a time. */
        post: operations["hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the seat an invitation is for. */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deal a match that is held in the lobby. For its host; every seat must be taken. */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up my seat (all my seats unless one is named). While the match runs a bot plays on, and only I can take the seat back; otherwise it becomes open. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the seats that bots play on for me since I left. */
        post: operations["takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind a seat that lets everybody wait, once a minute at most. For those who sit at the match. */
        post: operations["nudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a bot on an open seat, open a seat, or sit down there myself. For the host. */
        post: operations["changeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh invitation to one open seat; the seat’s earlier one stops working. For the host. */
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A match of my own that goes on from a moment of this one: a finished one, or one where I am the only human. */
        post: operations["fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole match as a file, once it is over. Before that, what was committed to: neither seed nor picks. */
        get: operations["journal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The match as it was after entry `seq`, cut for me; from any seat once it is over. */
        get: operations["history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened, cut for me. */
        get: operations["log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards this match is played with, those of its packs included. */
        get: operations["content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matches/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 200 messages. */
        get: operations["readChat"];
        put?: never;
        /** Say something to everybody at this match. */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Any JSON value. */
        Json: unknown;
        JsonObject: {
            [key: string]: components["schemas"]["Json"];
        };
        /** @description Id of a match. */
        MatchId: string;
        /** @description Public id of a guest. */
        GuestId: string;
        /** @description 256 random bits, base64url. */
        Secret: string;
        GameId: string;
        BotId: string;
        Seat: number;
        Viewer: components["schemas"]["Seat"] | "spectator";
        Seq: number;
        OptionId: string;
        /** @description Milliseconds since 1970. */
        Time: number;
        ChoiceKey: string;
        DisplayName: string;
        ChatText: string;
        Fact: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Something that lies on the table. */
        ThingId: string;
        Text: string | (string | {
            seat: components["schemas"]["Seat"];
            /** @constant */
            as?: "possessive";
        } | {
            lineOf: components["schemas"]["Seat"];
        } | {
            agree: components["schemas"]["Seat"];
            you: string;
            they: string;
        } | {
            card: string;
            name: string;
        } | {
            thing: components["schemas"]["ThingId"];
            name: string;
        } | {
            term: string;
            text: string;
        } | {
            rule: string;
        })[];
        Option: {
            id: components["schemas"]["OptionId"];
            label: components["schemas"]["Text"];
            about?: components["schemas"]["JsonObject"];
            on?: components["schemas"]["ThingId"][];
            /** @enum {string} */
            kind?: "setting" | "resign";
        };
        Prompt: {
            seat: components["schemas"]["Seat"];
            ask: string;
            about?: components["schemas"]["JsonObject"];
            sentence: components["schemas"]["Text"];
            rules: string[];
            moves: number;
            options: components["schemas"]["Option"][];
        };
        Refusal: {
            code: string;
            rule: string;
            on?: components["schemas"]["ThingId"];
            args?: components["schemas"]["JsonObject"];
            text: components["schemas"]["Text"];
        };
        Undo: {
            /** @constant */
            ok: true;
            of: components["schemas"]["Seq"];
            option: components["schemas"]["OptionId"];
            label: components["schemas"]["Text"];
        } | {
            /** @constant */
            ok: false;
            /** @enum {string} */
            why: "nothing" | "revealed" | "other-seat" | "built-on" | "finished";
        };
        Outcome: {
            result: string;
            winners: components["schemas"]["Seat"][];
            scores?: number[];
            text: components["schemas"]["Text"];
        };
        Sketch: {
            title: components["schemas"]["Text"];
            stage?: components["schemas"]["Text"];
            status: components["schemas"]["Text"][];
            zones: {
                id: string;
                name: components["schemas"]["Text"];
                owner?: components["schemas"]["Seat"];
                count: number;
                things?: {
                    id: components["schemas"]["ThingId"];
                    name: string;
                    card?: string;
                    facts: components["schemas"]["Text"];
                }[];
            }[];
        };
        Look: {
            seq: components["schemas"]["Seq"];
            viewer: components["schemas"]["Viewer"];
            view: unknown;
            sketch: components["schemas"]["Sketch"];
            waiting: components["schemas"]["Seat"][];
            prompt?: components["schemas"]["Prompt"];
            undo?: components["schemas"]["Undo"];
            whyNot: components["schemas"]["Refusal"][];
            outcome?: components["schemas"]["Outcome"];
        };
        FactLine: {
            fact: components["schemas"]["Fact"];
            text: components["schemas"]["Text"];
        };
        LogEntry: {
            /** @constant */
            kind: "pick";
            seq: components["schemas"]["Seq"];
            seat: components["schemas"]["Seat"];
            at: components["schemas"]["Time"];
            facts: components["schemas"]["FactLine"][];
            option?: components["schemas"]["OptionId"];
            run?: components["schemas"]["OptionId"][];
        } | {
            /** @constant */
            kind: "undo";
            seq: components["schemas"]["Seq"];
            seat: components["schemas"]["Seat"];
            at: components["schemas"]["Time"];
            facts: components["schemas"]["FactLine"][];
            of: components["schemas"]["Seq"];
        };
        Guest: {
            id: components["schemas"]["GuestId"];
            name: components["schemas"]["DisplayName"];
        };
        BotInfo: {
            id: components["schemas"]["BotId"];
            name: string;
            about: string;
        };
        GameInfo: {
            id: components["schemas"]["GameId"];
            title: string;
            rules: string;
            content: string;
            seats: {
                min: number;
                max: number;
            };
            options: components["schemas"]["JsonObject"];
            takesPacks: boolean;
            bots: components["schemas"]["BotInfo"][];
        };
        SeatPlan: {
            /** @constant */
            kind: "human";
            name?: components["schemas"]["DisplayName"];
        } | {
            /** @constant */
            kind: "bot";
            bot: components["schemas"]["BotId"];
        } | {
            /** @constant */
            kind: "open";
        };
        SeatInfo: {
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            kind: "human" | "bot" | "open";
            name: string;
            bot?: components["schemas"]["BotId"];
            yours: boolean;
            connected: boolean;
            left?: {
                name: string;
                you: boolean;
            };
        };
        MatchSummary: {
            id: components["schemas"]["MatchId"];
            name: string;
            game: components["schemas"]["GameId"];
            gameTitle: string;
            /** @enum {string} */
            status: "lobby" | "playing" | "over" | "quarantined";
            seats: components["schemas"]["SeatInfo"][];
            waiting: components["schemas"]["Seat"][];
            seq: components["schemas"]["Seq"];
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            host: boolean;
            spectators: boolean;
            hints: boolean;
            botDelayMs: number;
            options: components["schemas"]["Json"];
            commitment?: string;
            outcome?: {
                result: string;
                winners: components["schemas"]["Seat"][];
                scores?: number[];
            };
            /** @enum {string} */
            origin: "dealt" | "brought" | "branched";
            packs: number;
            forkOf?: {
                match: components["schemas"]["MatchId"];
                seq: components["schemas"]["Seq"];
            };
            handovers: components["schemas"]["Handover"][];
        };
        Handover: {
            seq: components["schemas"]["Seq"];
            at: components["schemas"]["Time"];
            seat: components["schemas"]["Seat"];
            /** @enum {string} */
            kind: "human" | "bot" | "open";
            name: string;
            left?: string;
        };
        Invite: {
            seat: components["schemas"]["Seat"];
            code: components["schemas"]["Secret"];
        };
        Invitation: {
            match: components["schemas"]["MatchId"];
            name: string;
            game: components["schemas"]["GameId"];
            gameTitle: string;
            /** @enum {string} */
            status: "lobby" | "playing" | "over" | "quarantined";
            host: string;
            seat: components["schemas"]["Seat"];
            seats: {
                seat: components["schemas"]["Seat"];
                /** @enum {string} */
                kind: "human" | "bot" | "open";
                name: string;
            }[];
            options: components["schemas"]["Json"];
            /** @enum {string} */
            origin: "dealt" | "brought" | "branched";
            packs: number;
            hints: boolean;
        };
        SeatToken: {
            seat: components["schemas"]["Seat"];
            token: components["schemas"]["Secret"];
        };
        Presence: {
            seats: components["schemas"]["Seat"][];
            spectators: {
                name: string;
            }[];
        };
        MatchView: {
            match: components["schemas"]["MatchSummary"];
            look?: components["schemas"]["Look"];
            presence: components["schemas"]["Presence"];
        };
        MatchTaken: {
            match: components["schemas"]["MatchSummary"];
            look?: components["schemas"]["Look"];
            presence: components["schemas"]["Presence"];
            seatTokens: components["schemas"]["SeatToken"][];
            invites: components["schemas"]["Invite"][];
        };
        ChoiceAnswer: {
            seq: components["schemas"]["Seq"];
            look: components["schemas"]["Look"];
        };
        HistoryView: {
            last: components["schemas"]["Seq"];
            entry?: components["schemas"]["LogEntry"];
            look: components["schemas"]["Look"];
        };
        LogView: {
            last: components["schemas"]["Seq"];
            entries: components["schemas"]["LogEntry"][];
            opening?: components["schemas"]["FactLine"][];
        };
        CardInfo: {
            id: string;
            name: string;
            family: string;
            copies: number;
            text: string;
            flavour?: string;
            data: components["schemas"]["Json"];
        };
        ContentView: {
            hash: string;
            cards: components["schemas"]["CardInfo"][];
        };
        ChatMessage: {
            n: number;
            at: components["schemas"]["Time"];
            from: {
                name: string;
                seat?: components["schemas"]["Seat"];
            };
            text: string;
        };
        ChatView: {
            messages: components["schemas"]["ChatMessage"][];
        };
        Done: {
            /** @constant */
            ok: true;
        };
        MatchResult: {
            match: string;
            game: components["schemas"]["GameId"];
            at: components["schemas"]["Time"];
            playedMs: number;
            picks: number;
            options: components["schemas"]["JsonObject"];
            changed: string[];
            humans: number;
            bots: components["schemas"]["BotId"][];
            won?: boolean;
            beaten: components["schemas"]["BotId"][];
        };
        Journal: {
            /** @constant */
            format: "veilhall-journal/2";
            id: string;
            /** @enum {string} */
            origin: "dealt" | "brought" | "branched";
            game: string;
            rules: string;
            content: string;
            packs: components["schemas"]["Json"][];
            seats: number;
            start: {
                /** @constant */
                from: "deal";
                options: components["schemas"]["Json"];
                commitment: string;
                nonces: string[];
                seed?: string;
            } | {
                /** @constant */
                from: "position";
                commitment: string;
                position?: components["schemas"]["Position"];
            };
            entries: ({
                /** @constant */
                kind: "pick";
                seq: number;
                seat: number;
                option: string;
                run?: string[];
                hash: string;
                link: string;
            } | {
                /** @constant */
                kind: "undo";
                seq: number;
                seat: number;
                of: number;
                hash: string;
                link: string;
            })[];
        };
        Position: {
            /** @constant */
            format: "veilhall-position/1";
            game: string;
            rules: string;
            content: string;
            packs: components["schemas"]["Json"][];
            seats: number;
            state: components["schemas"]["Json"];
        };
        ErrorBody: {
            /** @enum {string} */
            code: "bad-request" | "bad-options" | "bad-seats" | "bad-deal" | "bad-pack" | "bad-position" | "bad-journal" | "unknown-game" | "unknown-bot" | "no-such-seat" | "no-seed" | "rules-changed" | "not-signed-in" | "forbidden" | "wrong-origin" | "not-your-seat" | "not-the-host" | "bad-invite" | "cancelled" | "no-hints" | "not-found" | "seat-taken" | "not-started" | "already-started" | "finished" | "stale" | "not-your-turn" | "not-an-option" | "run-broken" | "nothing-to-undo" | "cannot-undo" | "journal-full" | "others-play" | "still-playing" | "not-waiting" | "too-large" | "too-fast" | "quarantined" | "storage" | "internal";
            message: string;
            seq?: components["schemas"]["Seq"];
        };
        Error: {
            error: components["schemas"]["ErrorBody"];
        };
        ClientMessage: {
            /** @constant */
            type: "watch";
            id: number;
            match: components["schemas"]["MatchId"];
            as?: components["schemas"]["Viewer"];
            since?: components["schemas"]["Seq"];
        } | {
            /** @constant */
            type: "unwatch";
            id: number;
            match: components["schemas"]["MatchId"];
        } | {
            /** @constant */
            type: "choose";
            id: number;
            match: components["schemas"]["MatchId"];
            seat: components["schemas"]["Seat"];
            key: components["schemas"]["ChoiceKey"];
            baseSeq: components["schemas"]["Seq"];
            option: components["schemas"]["OptionId"] | components["schemas"]["OptionId"][];
        } | {
            /** @constant */
            type: "undo";
            id: number;
            match: components["schemas"]["MatchId"];
            seat: components["schemas"]["Seat"];
            key: components["schemas"]["ChoiceKey"];
            baseSeq: components["schemas"]["Seq"];
        } | {
            /** @constant */
            type: "chat";
            id: number;
            match: components["schemas"]["MatchId"];
            text: components["schemas"]["ChatText"];
        } | {
            /** @constant */
            type: "ping";
            id: number;
        };
        ServerMessage: {
            /** @constant */
            type: "hello";
            /** @constant */
            protocol: 2;
            guest?: components["schemas"]["Guest"];
            heartbeatMs: number;
        } | {
            /** @constant */
            type: "update";
            match: components["schemas"]["MatchId"];
            since: components["schemas"]["Seq"];
            seq: components["schemas"]["Seq"];
            entries: components["schemas"]["LogEntry"][];
            look: components["schemas"]["Look"];
        } | {
            /** @constant */
            type: "match";
            match: components["schemas"]["MatchSummary"];
        } | {
            /** @constant */
            type: "presence";
            match: components["schemas"]["MatchId"];
            presence: components["schemas"]["Presence"];
        } | {
            /** @constant */
            type: "chat";
            match: components["schemas"]["MatchId"];
            message: components["schemas"]["ChatMessage"];
        } | {
            /** @constant */
            type: "nudge";
            match: components["schemas"]["MatchId"];
            seat: components["schemas"]["Seat"];
            from: string;
        } | {
            /** @constant */
            type: "accepted";
            id: number;
            match: components["schemas"]["MatchId"];
            seq: components["schemas"]["Seq"];
        } | {
            /** @constant */
            type: "done";
            id: number;
        } | {
            /** @constant */
            type: "error";
            id?: number;
            match?: components["schemas"]["MatchId"];
            error: components["schemas"]["ErrorBody"];
        } | {
            /** @constant */
            type: "gone";
            match: components["schemas"]["MatchId"];
        };
        HealthAnswer: {
            ok: boolean;
            version: string;
            uptimeSeconds: number;
            why?: string;
        };
        GamesAnswer: {
            games: components["schemas"]["GameInfo"][];
        };
        MeAnswer: {
            guest: components["schemas"]["Guest"];
        };
        SignInBody: {
            name?: components["schemas"]["DisplayName"];
            token?: components["schemas"]["Secret"];
        };
        SignInAnswer: {
            guest: components["schemas"]["Guest"];
        };
        RenameBody: {
            name: components["schemas"]["DisplayName"];
        };
        RenameAnswer: {
            guest: components["schemas"]["Guest"];
        };
        StatisticsAnswer: {
            results: components["schemas"]["MatchResult"][];
        };
        CreateTokenBody: {
            name?: components["schemas"]["DisplayName"];
        };
        CreateTokenAnswer: {
            guest: components["schemas"]["Guest"];
            token: components["schemas"]["Secret"];
        };
        ListMatchesAnswer: {
            matches: components["schemas"]["MatchSummary"][];
        };
        CreateMatchBody: {
            game: components["schemas"]["GameId"];
            seats: components["schemas"]["SeatPlan"][];
            options?: components["schemas"]["JsonObject"];
            packs?: components["schemas"]["Json"][];
            /** @description What the match is called in lists. */
            name?: components["schemas"]["DisplayName"];
            /** @description How long a bot lets its decision wait, so that people can follow. */
            botDelayMs?: number;
            spectators?: boolean;
            hints?: boolean;
            hold?: boolean;
            /** @description A player's own share of the deal's randomness. */
            nonce?: string;
        };
        ImportMatchBody: {
            /** @description What the match is called in lists. */
            name?: components["schemas"]["DisplayName"];
            seats: components["schemas"]["SeatPlan"][];
            /** @description How long a bot lets its decision wait, so that people can follow. */
            botDelayMs?: number;
            spectators?: boolean;
            journal: components["schemas"]["Journal"];
        } | {
            /** @description What the match is called in lists. */
            name?: components["schemas"]["DisplayName"];
            seats: components["schemas"]["SeatPlan"][];
            /** @description How long a bot lets its decision wait, so that people can follow. */
            botDelayMs?: number;
            spectators?: boolean;
            position: components["schemas"]["Position"];
        };
        ChangeMatchBody: {
            /** @description What the match is called in lists. */
            name?: components["schemas"]["DisplayName"];
            /** @description How long a bot lets its decision wait, so that people can follow. */
            botDelayMs?: number;
            spectators?: boolean;
            /** @description What is to be dealt; only while the match is in the lobby. */
            options?: components["schemas"]["JsonObject"];
        };
        ChooseBody: {
            seat: components["schemas"]["Seat"];
            key: components["schemas"]["ChoiceKey"];
            baseSeq: components["schemas"]["Seq"];
            option: components["schemas"]["OptionId"] | components["schemas"]["OptionId"][];
        };
        UndoBody: {
            seat: components["schemas"]["Seat"];
            key: components["schemas"]["ChoiceKey"];
            baseSeq: components["schemas"]["Seq"];
        };
        InvitationBody: {
            invite: components["schemas"]["Secret"];
        };
        HintBody: {
            seat: components["schemas"]["Seat"];
            baseSeq: components["schemas"]["Seq"];
        };
        HintAnswer: {
            seq: components["schemas"]["Seq"];
            option: components["schemas"]["OptionId"];
            why?: {
                instead?: components["schemas"]["OptionId"];
                reasons: string[];
            };
        };
        JoinBody: {
            invite: components["schemas"]["Secret"];
            name?: components["schemas"]["DisplayName"];
            /** @description A player's own share of the deal's randomness. */
            nonce?: string;
        };
        StartBody: {
            /** @description A player's own share of the deal's randomness. */
            nonce?: string;
        };
        LeaveBody: {
            seat?: components["schemas"]["Seat"];
            /** @description Who plays on, if the match is running. */
            bot?: components["schemas"]["BotId"];
        };
        NudgeBody: {
            seat: components["schemas"]["Seat"];
        };
        NudgeAnswer: {
            heard: boolean;
        };
        ChangeSeatBody: {
            seat: components["schemas"]["Seat"];
            to: components["schemas"]["SeatPlan"];
            /** @description Whether a full lobby waits for `start` from now on. */
            hold?: boolean;
        };
        CreateInviteBody: {
            seat: components["schemas"]["Seat"];
        };
        CreateInviteAnswer: {
            invite: components["schemas"]["Invite"];
        };
        ForkBody: {
            seq?: components["schemas"]["Seq"];
            /** @description What the match is called in lists. */
            name?: components["schemas"]["DisplayName"];
        };
        SayBody: {
            text: components["schemas"]["ChatText"];
        };
        SayAnswer: {
            message: components["schemas"]["ChatMessage"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"];
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthAnswer"] | (components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    });
                };
            };
        };
    };
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesAnswer"];
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "forbidden";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description The cookie of a new guest. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "forbidden" | "wrong-origin";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenameAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsAnswer"];
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "forbidden";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTokenBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTokenAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "forbidden" | "wrong-origin";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    listMatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMatchesAnswer"];
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "forbidden";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 1000000 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMatchBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTaken"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "unknown-game" | "unknown-bot" | "bad-seats" | "bad-options" | "bad-pack" | "bad-deal" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    importMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description At most 8000000 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportMatchBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTaken"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "unknown-game" | "unknown-bot" | "bad-seats" | "bad-options" | "bad-pack" | "bad-deal" | "bad-journal" | "bad-position" | "no-seed" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "rules-changed";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    match: {
        parameters: {
            query?: {
                as?: "spectator" | number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    deleteMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-the-host" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    changeMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMatchBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-options" | "bad-seats" | "bad-deal" | "bad-pack" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-the-host" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "already-started";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    choose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoiceAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat" | "wrong-origin";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-started" | "finished" | "stale" | "not-your-turn" | "not-an-option" | "run-broken" | "journal-full";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoiceAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat" | "wrong-origin";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-started" | "stale" | "nothing-to-undo" | "cannot-undo" | "journal-full";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    invitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-invite" | "wrong-origin";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match was deleted by its host. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "cancelled";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat" | "no-hints" | "wrong-origin";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-started" | "stale" | "not-your-turn";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTaken"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-invite" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "others-play";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchView"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-seats" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-the-host" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "already-started";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaveBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "unknown-bot" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTaken"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    nudge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgeBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "no-such-seat" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat" | "wrong-origin";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-waiting";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    changeSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSeatBody"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTaken"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "no-such-seat" | "unknown-bot" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-the-host" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "seat-taken" | "others-play";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    createInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInviteBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateInviteAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "no-such-seat" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-the-host" | "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "seat-taken";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    fork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchTaken"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "wrong-origin" | "forbidden";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "still-playing" | "not-started";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    journal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-started";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    history: {
        parameters: {
            query: {
                seq: number;
                as?: "spectator" | number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryView"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "no-such-seat" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-started";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    log: {
        parameters: {
            query?: {
                after?: number;
                as?: "spectator" | number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogView"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "no-such-seat" | "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-your-seat";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-started";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    content: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentView"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The match is in a state that does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-started";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage" | "quarantined";
                        };
                    };
                };
            };
        };
    };
    readChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatView"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description At most 16384 bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SayBody"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SayAnswer"];
                };
            };
            /** @description The request cannot be understood or carried out as it is. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "bad-request";
                        };
                    };
                };
            };
            /** @description Nobody is signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-signed-in";
                        };
                    };
                };
            };
            /** @description Whoever asks may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "wrong-origin";
                        };
                    };
                };
            };
            /** @description There is no such match, or none that whoever asks may see. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "not-found";
                        };
                    };
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-large";
                        };
                    };
                };
            };
            /** @description Too much at once. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "too-fast";
                        };
                    };
                };
            };
            /** @description An error of the server. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "internal";
                        };
                    };
                };
            };
            /** @description The server cannot do this now; nothing was changed. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] & {
                        error?: {
                            /** @enum {unknown} */
                            code?: "storage";
                        };
                    };
                };
            };
        };
    };
}
