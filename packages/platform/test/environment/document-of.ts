import { Window } from 'happy-dom';

/** Parses a page of the service, which has no scripts. */
export const documentOf = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html');
