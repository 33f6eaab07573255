/**
 * The design tokens that the pages of the service share with the dashboard. A test compares them with
 * packages/dashboard/src/styles/tokens.css, which has more.
 */
export const designTokens = `
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
