import type { CSSProperties } from 'react';

/** Custom properties as a style; React's own types do not know them. */
export const cssVars = (vars: Readonly<Record<`--${string}`, string | number>>): CSSProperties => vars as CSSProperties;
