/** Years. Younger children may not have an account (COPPA). Nobody's date of birth is asked for, so this is a promise of who signs up. */
export const minimumAge = 13;
