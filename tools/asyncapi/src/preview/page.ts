/** Reloads the page when it is rendered again, and shows the problems of the document above it. */
const script = `
const problems = document.body.appendChild(document.createElement('pre'));
problems.style = 'position:fixed;inset:auto 0 0;z-index:1000;max-height:50vh;overflow:auto;margin:0;padding:1rem;' +
  'background:#7f1d1d;color:#fff;white-space:pre-wrap';
problems.hidden = true;
const changes = new EventSource('/changes');
changes.addEventListener('rendered', () => location.reload());
changes.addEventListener('problems', ({ data }) => {
  problems.textContent = JSON.parse(data);
  problems.hidden = problems.textContent === '';
});
`;

/** Returns a page that follows the changes of the preview. */
export const livePage = (html: string) => {
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
};

/** Shown until the document is rendered for the first time. */
export const emptyPage = livePage(
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body></body></html>',
);
