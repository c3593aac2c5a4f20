/** What the pointer rests on in the dock and what lights up elsewhere: the value of a die; 0 for none. */

export const look = $state({ die: 0 });
