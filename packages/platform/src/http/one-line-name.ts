import type { ProblemViolation } from '@worklane/server';

/**
 * Control characters, line separators, bidirectional controls, and characters that nobody sees: pages and emails show names to other
 * people, who must be able to tell them apart.
 */
const misleading =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Co}\p{Cs}\u2800]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/u;

/** Joiners and variation selectors are part of emoji and of scripts that join letters. Anywhere else they cannot be seen. */
const unseenJoiner =
  /(?<!\ufe0f|\u20e3|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\d#*\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}])(?:\u200c|\u200d|\ufe0e|\ufe0f)/u;

/** Returns the violation of the name of an application, a person or an organization, as it is given. */
export const oneLineViolations = (name: string): ProblemViolation[] =>
  misleading.test(name) || unseenJoiner.test(name)
    ? [
        {
          in: 'body',
          pointer: '/name',
          code: 'forbidden_character',
          detail: 'must be one line of text without control characters and invisible characters',
        },
      ]
    : [];
