/** The wall, the band and the cornice of the look, and nothing that a list of calls does not need. */
export const docsStyle = `
:root { color-scheme: light; --page:#f9f4ec; --surface:#fff; --text:#221c18; --muted:#665a4b; --line:#e6dbca; --link:#7d2429;
  --band:#7d2429; --on-band:#fff6ec; --gold:#f2bf55; --focus:#1f5c8a; --soft:#f2eadd;
  --read:#1f5c8a; --create:#2f6a40; --change:#824b0a; --remove:#b32a1c;
  --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif; --mono:ui-monospace,"SF Mono","Roboto Mono",monospace }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --page:#171210; --surface:#211a17; --text:#f3eadf; --muted:#c3b4a3;
  --line:#3a2f29; --link:#efb0a4; --band:#551a1f; --on-band:#fbeee2; --gold:#e0a944; --focus:#8fc3ea; --soft:#332a25;
  --read:#2c6a9b; --create:#3c7d4e; --change:#8a5a12; --remove:#c2402f } }
*,*::before,*::after { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 400 .875rem/1.55 var(--sans) }
.cornice { block-size: 13px; background:
  linear-gradient(var(--gold),var(--gold)) 0 0/100% 2px no-repeat,
  repeating-linear-gradient(90deg,var(--gold) 0 4px,transparent 4px 16px) 6px 5px/100% 4px no-repeat,
  repeating-linear-gradient(90deg,var(--band) 0 12px,transparent 12px 16px) 2px 2px/100% 9px no-repeat,
  linear-gradient(var(--band),var(--band)) 0 100%/100% 2px no-repeat }
header, nav, main { max-inline-size: 1240px; margin-inline: auto; padding-inline: 24px }
header { padding-block: 24px 12px }
h1, h2, h3, p { margin: 0 } h1 { font-size: 1.75rem; line-height: 1.35 }
h2 { font-size: 1.125rem; margin-block: 32px 12px; text-transform: capitalize } h3 { font-size: .8125rem; color: var(--muted); margin-block: 16px 4px }
a { color: var(--link); text-underline-offset: .2em } code { font-family: var(--mono) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding-block: 8px } nav a { padding-block: 6px; text-transform: capitalize }
main { padding-block-end: 64px } section { scroll-margin-block-start: 16px }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin-block: 8px; padding-inline: 16px }
summary { cursor: pointer; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding-block: 12px; list-style: none }
summary::-webkit-details-marker { display: none } details[open] { padding-block-end: 16px }
.method { min-inline-size: 64px; padding: 2px 8px; border-radius: 4px; color: #fff; background: var(--read); font: 600 .75rem/1.5 var(--mono); text-align: center }
.post { background: var(--create) } .patch, .put { background: var(--change) } .delete { background: var(--remove) }
.access { padding: 1px 10px; border-radius: 999px; background: var(--soft); font-size: .75rem } .what { color: var(--muted) }
table { border-collapse: collapse; inline-size: 100% } th { text-align: start; font-weight: 400; white-space: nowrap; padding-inline-end: 24px }
th, td { padding-block: 4px; border-block-end: 1px solid var(--line); vertical-align: baseline } td { overflow-wrap: anywhere }
.num { font-variant-numeric: tabular-nums; padding-inline-end: 24px } tr:target { background: var(--soft) }
@media (max-width: 600px) { header, nav, main { padding-inline: 16px } th { white-space: normal; overflow-wrap: anywhere } }
`;
