const storageKey = 'worklane-sample-language';

/** Shows the samples of all pages in the language that the reader has chosen last. */
export function showSampleLanguage(): void {
  const language = localStorage.getItem(storageKey);
  if (language === null) return;
  for (const label of document.querySelectorAll<HTMLElement>('.vp-code-group label')) {
    const input = label.previousElementSibling;
    const isOther = input instanceof HTMLInputElement && !input.checked;
    if (isOther && label.dataset.title === language) input.click();
  }
}

/** Remembers the language of a sample that the reader chooses. */
export function rememberSampleLanguage({ target, isTrusted }: Event): void {
  if (!isTrusted || !(target instanceof HTMLInputElement) || !target.closest('.vp-code-group')) return;
  const label = target.nextElementSibling;
  if (!(label instanceof HTMLElement) || label.dataset.title === undefined) return;
  localStorage.setItem(storageKey, label.dataset.title);
  showSampleLanguage();
}
