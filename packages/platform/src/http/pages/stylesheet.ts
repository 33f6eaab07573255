/** The stylesheet of all pages that the service renders, in the colors of packages/docs. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --ground: #f6f8f7;
  --raised: #ffffff;
  --line: #e3e8e6;
  --line-strong: #84918b;
  --text: #17211e;
  --text-soft: #51605b;
  --brand: #0f6e5c;
  --brand-strong: #0a5547;
  --brand-soft: #e4f2ee;
  --on-brand: #ffffff;
  --problem: #b3261e;
  --problem-soft: #fdf0ef;
  --shadow: rgb(23 33 30 / 6%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101614;
    --raised: #18211e;
    --line: #25302c;
    --line-strong: #6b7a74;
    --text: #e4ebe8;
    --text-soft: #a5b4ae;
    --brand: #62cfb5;
    --brand-strong: #86dfca;
    --brand-soft: #173029;
    --on-brand: #08211b;
    --problem: #f28b82;
    --problem-soft: #2c1a19;
    --shadow: transparent;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body {
  display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; justify-items: center; gap: 1.5rem;
  min-height: 100svh; margin: 0; padding: 2rem 1rem;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif;
  -webkit-text-size-adjust: 100%;
}
header a {
  display: flex; align-items: center; gap: .625rem; border-radius: .375rem;
  color: inherit; font-size: 1.125rem; font-weight: 650; letter-spacing: -.01em; text-decoration: none;
}
main {
  width: 100%; max-width: 26rem; padding: 2rem;
  background: var(--raised); border: 1px solid var(--line); border-radius: 1rem;
  box-shadow: 0 1px 2px var(--shadow), 0 12px 32px var(--shadow);
  overflow-wrap: break-word;
}
main.wide { max-width: 34rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; font-weight: 650; letter-spacing: -.02em; text-wrap: balance; }
h2 { margin: 1.75rem 0 .625rem; font-size: .9375rem; font-weight: 600; }
p { margin: 0 0 1rem; text-wrap: pretty; }
.soft, dd { color: var(--text-soft); }
.lead { margin-bottom: 1.5rem; color: var(--text-soft); }
a { color: var(--brand); text-underline-offset: .2em; }
a:hover { color: var(--brand-strong); }
code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .9em; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }

form { display: grid; gap: 1.25rem; }
form > * { min-width: 0; }
form > section > h2 { margin-top: .5rem; }
label { display: block; margin-bottom: .375rem; font-size: .9375rem; font-weight: 550; }
input:is([type=email], [type=password]) {
  width: 100%; min-height: 2.75rem; padding: .5rem .75rem;
  background: var(--raised); border: 1px solid var(--line-strong); border-radius: .5rem;
  color: inherit; font: inherit;
}
input[aria-invalid] { border-color: var(--problem); box-shadow: inset 0 0 0 1px var(--problem); }
button, .button {
  min-height: 2.75rem; padding: .5rem 1.25rem;
  background: var(--brand); border: 1px solid transparent; border-radius: .5rem;
  color: var(--on-brand); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.button { display: inline-grid; place-content: center; }
.button:hover { color: var(--on-brand); }
button:hover, .button:hover { background: var(--brand-strong); }
button.quiet { background: var(--raised); border-color: var(--line-strong); color: var(--text); }
button.quiet:hover { background: var(--ground); }
button.link {
  min-height: 1.5rem; margin-inline: -.125rem; padding: .125rem; background: none; border-radius: .25rem;
  color: var(--brand); font-weight: inherit; text-decoration: underline; text-underline-offset: .2em;
}
button.link:hover { color: var(--brand-strong); }

.problem {
  margin: 0 0 1.5rem; padding: .75rem 1rem;
  background: var(--problem-soft); border-left: 3px solid var(--problem); border-radius: .375rem;
}
.problem strong { display: block; color: var(--problem); }
.problem a { color: inherit; }
.fault { margin: .375rem 0 0; color: var(--problem); font-size: .9375rem; }

dl, ul.rows { margin: 0; padding: 0; list-style: none; }
.rows > * > * { min-width: 0; }
.rows > * { display: grid; gap: 0 1rem; padding: .625rem 0; border-top: 1px solid var(--line); }
dt { font-weight: 550; }
dd { margin: 0; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .625rem; font-size: .9375rem; font-weight: 600; }
.choice {
  display: flex; align-items: center; gap: .75rem; margin: 0 0 .5rem; padding: .75rem .875rem;
  border: 1px solid var(--line-strong); border-radius: .5rem; font-size: 1rem; cursor: pointer;
}
.choice:has(:checked) { background: var(--brand-soft); border-color: var(--brand); }
.choice:has(:focus-visible) { outline: 2px solid var(--brand); outline-offset: 2px; }
.choice input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--brand); outline: none; }
.choice span { flex: 1; min-width: 0; }
.choice small { flex: none; }
small, .small { color: var(--text-soft); font-size: .875rem; font-weight: 400; }
.decision { display: grid; gap: .75rem; }
.who {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem;
  margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line);
}
.who p { margin: 0; }
@media (min-width: 30rem) {
  main { padding: 2.5rem; }
  .rows > * { grid-template-columns: 9.5rem 1fr; }
  .decision { grid-template-columns: 1fr 1fr; }
}
`;
