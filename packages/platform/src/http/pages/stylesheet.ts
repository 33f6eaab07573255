import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The address of the font in all pages, whatever its name in the built dashboard. */
export const fontPath = '/fonts/inter.woff2';

const fontFile = /^inter-latin-wght-normal-[\w-]+\.woff2$/;

/** A build of the dashboard can rename the file. */
const redirectSeconds = 300;

/**
 * Redirects to the font of the built dashboard, which is cached for a year, so that the dashboard does not load it again.
 * Without a dashboard, pages have the font of the system.
 */
export function servePageFont(app: FastifyInstance, dashboardFolder: string): void {
  const assets = join(dashboardFolder, 'assets');
  const file = existsSync(assets) ? readdirSync(assets).find((name) => fontFile.test(name)) : undefined;
  if (file === undefined) return;
  app.get(fontPath, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${redirectSeconds}`).redirect(`/dashboard/assets/${file}`),
  );
}

/**
 * The design tokens that the pages of the service share with the dashboard. A test compares them with
 * packages/dashboard/src/styles/tokens.css, which has more.
 */
const designTokens = `
:root {
  color-scheme: light dark;
  --font: "Inter Variable", ui-sans-serif, system-ui, sans-serif;
  --font-code: ui-monospace, "SF Mono", Menlo, Consolas, monospace;

  --ground: light-dark(#f6f8f7, #101614);
  --ground-strong: light-dark(#edf1ef, #1e2824);
  --raised: light-dark(#ffffff, #18211e);
  --line: light-dark(#e3e8e6, #25302c);
  --line-strong: light-dark(#84918b, #6b7a74);
  --text: light-dark(#17211e, #e4ebe8);
  --text-soft: light-dark(#51605b, #a5b4ae);
  --brand: light-dark(#0f6e5c, #62cfb5);
  --brand-strong: light-dark(#0a5547, #86dfca);
  --brand-soft: light-dark(#e4f2ee, #173029);
  --on-brand: light-dark(#ffffff, #08211b);
  --problem: light-dark(#b3261e, #f28b82);
  --problem-soft: light-dark(#fdf0ef, #2c1a19);
  --shadow:
    0 1px 2px light-dark(rgb(23 33 30 / 5%), transparent), 0 8px 24px -12px light-dark(rgb(23 33 30 / 10%), transparent);

  --radius: 0.5rem;
  --radius-large: 0.875rem;
}
`;

/** The stylesheet of all pages that the service renders, in the design of the dashboard. */
export const stylesheet = `
@font-face {
  font-family: "Inter Variable";
  font-weight: 100 900;
  font-display: swap;
  src: url("${fontPath}") format("woff2");
}
${designTokens}
*, ::before, ::after { box-sizing: border-box; }
body {
  display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; justify-items: center; gap: 1.5rem;
  min-height: 100svh; margin: 0; padding: 2rem 1rem;
  background: var(--ground); color: var(--text);
  font: 0.9375rem/1.5 var(--font);
  -webkit-text-size-adjust: 100%;
}
header a {
  display: flex; align-items: center; gap: .625rem; border-radius: .375rem;
  color: inherit; font-size: 1.125rem; font-weight: 650; letter-spacing: -.01em; text-decoration: none;
}
main {
  width: 100%; max-width: 26rem; padding: 1.5rem;
  background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius-large);
  box-shadow: var(--shadow);
  overflow-wrap: break-word;
}
main.wide { max-width: 34rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; font-weight: 650; letter-spacing: -.02em; text-wrap: balance; }
h2 { margin: 1.75rem 0 .5rem; font-size: 1rem; line-height: 1.4; font-weight: 620; letter-spacing: -.01em; }
p { margin: 0 0 1rem; text-wrap: pretty; }
b { font-weight: 600; }
.soft, dd { color: var(--text-soft); }
.lead { margin-bottom: 1.5rem; color: var(--text-soft); }
.lead b { color: var(--text); }
a { color: var(--brand); text-underline-offset: .2em; }
a:hover { color: var(--brand-strong); }
code { font-family: var(--font-code); font-size: .875em; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }

form { display: grid; gap: 1.25rem; }
form[hidden], .fault:empty { display: none; }
form + form { margin-top: 1.25rem; }
form > * { min-width: 0; }
form > section > h2 { margin-top: .5rem; }
label { display: block; margin-bottom: .25rem; font-weight: 560; }
input:is([type=email], [type=password], [type=text]) {
  width: 100%; min-height: 2.5rem; padding: .4375rem .75rem;
  background: var(--raised); border: 1px solid var(--line-strong); border-radius: var(--radius);
  color: inherit; font: inherit;
}
input:focus-visible { outline-offset: 0; }
input[aria-invalid] { border-color: var(--problem); box-shadow: inset 0 0 0 1px var(--problem); }
button, .button {
  min-height: 2.5rem; padding: .375rem 1rem;
  background: var(--brand); border: 1px solid transparent; border-radius: var(--radius);
  color: var(--on-brand); font: inherit; font-weight: 580; line-height: 1.25; text-decoration: none; cursor: pointer;
}
.button { display: inline-grid; place-content: center; }
.button:hover { color: var(--on-brand); }
button:hover, .button:hover { background: var(--brand-strong); }
button.quiet { background: var(--raised); border-color: var(--line-strong); color: var(--text); }
button.quiet:hover { background: var(--ground-strong); }
button.link {
  min-height: 1.5rem; margin-inline: -.125rem; padding: .125rem; background: none; border-radius: .25rem;
  color: var(--brand); font-weight: inherit; text-decoration: underline; text-underline-offset: .2em;
}
button.link:hover { color: var(--brand-strong); }

.problem {
  margin: 0 0 1.5rem; padding: .75rem 1rem;
  background: var(--problem-soft); border-left: 3px solid var(--problem); border-radius: .375rem;
}
.problem strong { display: block; color: var(--problem); font-weight: 600; }
.problem a { color: inherit; }
.fault { margin: .25rem 0 0; color: var(--problem); font-size: .875rem; font-weight: 550; }

dl, ul.rows { margin: 0; padding: 0; list-style: none; }
.rows > * > * { min-width: 0; }
.rows > * { display: grid; gap: 0 1.5rem; padding: .5625rem 0; border-top: 1px solid var(--line); }
dt { font-weight: 560; }
dd { margin: 0; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; font-size: 1rem; line-height: 1.4; font-weight: 620; letter-spacing: -.01em; }
.choice {
  display: flex; align-items: center; gap: .625rem; margin: 0 0 .5rem; padding: .75rem .875rem;
  border: 1px solid var(--line-strong); border-radius: var(--radius); cursor: pointer;
}
.choice:has(:checked) { background: var(--brand-soft); border-color: var(--brand); }
.choice:has(:focus-visible) { outline: 2px solid var(--brand); outline-offset: 2px; }
.choice input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--brand); outline: none; }
.choice span { flex: 1; min-width: 0; }
.choice small { flex: none; }
small, .small { color: var(--text-soft); font-size: .8125rem; font-weight: 400; }
.small b { color: var(--text); }
.decision { display: grid; gap: .75rem; }
.decision .small { margin: 0; grid-column: 1 / -1; }
.who {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem;
  margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line);
}
.who p { margin: 0; }
@media (min-width: 30rem) {
  main { padding: 2rem; }
  .rows > * { grid-template-columns: 9.5rem 1fr; }
  .decision { grid-template-columns: 1fr 1fr; }
}
`;
