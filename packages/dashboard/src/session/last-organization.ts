const key = 'worklane:organization';

/** Which organization to show to who comes without naming one. */
export const rememberOrganization = (id: number): void => localStorage.setItem(key, String(id));

export const lastOrganization = (): number => Number(localStorage.getItem(key));
