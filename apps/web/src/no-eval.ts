import { config } from 'zod/v4/core';

// The server's policy forbids code made of text: the page and its workers say so before the first schema tries.
config({ jitless: true });
