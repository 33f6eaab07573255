import { longestLifetime } from './access-token.ts';

/** For how long a new key is published before it signs: others have read it by then. In seconds. */
export const publishedAhead = 600;

/** A key, and when it was made. */
interface Dated {
  readonly createdAt: Date;
}

const plusSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** From when on a key signs, if it is not the only one. */
export const signsFrom = ({ createdAt }: Dated): Date => plusSeconds(createdAt, publishedAhead);

/**
 * The key that signs: the newest that has been published for long enough, or the oldest when there is none, as after the
 * first start.
 * @param keys the newest first.
 */
export const signingKeyOf = <Key extends Dated>(keys: readonly Key[], now: Date): Key | undefined =>
  keys.find((key) => signsFrom(key) <= now) ?? keys.at(-1);

/**
 * When a key can be retired: every token that it signed has expired. Null while no other has taken its place.
 * @param successor the next newer key.
 */
export const retirableFrom = (successor: Dated | undefined): Date | null =>
  // Nodes see the new key a little later than the moment at which it should sign.
  successor ? plusSeconds(signsFrom(successor), longestLifetime + publishedAhead) : null;
