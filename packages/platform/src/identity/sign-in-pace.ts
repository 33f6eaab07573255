/** How fast passwords may be tried. */
export interface Pace {
  /** After this failure the next attempt must wait 1 s, after the one that follows 2 s, then 4 s and so on. */
  readonly waitsAfter: number;
  readonly longestWaitSeconds: number;
  /** So long after the last failure all are forgotten. */
  readonly forgottenAfterSeconds: number;
}

const day = 86_400;

/** At most some 290 guesses a day, from wherever they come. */
export const ofAccount: Pace = { waitsAfter: 5, longestWaitSeconds: 300, forgottenAfterSeconds: day };

/** Wider, since many people can share an address; it slows down who tries one password on many accounts. */
export const ofNetwork: Pace = { waitsAfter: 20, longestWaitSeconds: 60, forgottenAfterSeconds: 3600 };
