/** Of a file that holds something else; said by the page, which reads it, and by the rules, which know what a match is. */
export const NOT_A_MATCH = 'This file is no saved match. Choose one that “Save as a file” has written.';
