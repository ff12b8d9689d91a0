/** A print needs light: black would not show. */
export const litInk = (hex: string): string => (hex === '#2B2B30' ? '#8a8a96' : hex);
