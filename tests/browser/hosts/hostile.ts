/** Style sheets of host pages that reach for everything, by the habit they stand for. */
export const HOSTILE: Record<string, string> = {
  'Bootstrap 5': `
    :root { --bs-border-radius: .375rem; --bs-body-color: #212529; }
    *, *::before, *::after { box-sizing: border-box; }
    body { margin: 0; font-family: Georgia, serif; font-size: 1rem; font-weight: 400; line-height: 1.5;
      color: #212529; text-align: left; background-color: #fff; -webkit-text-size-adjust: 100%; }
    h1 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2;
      font-size: calc(1.375rem + 1.5vw); }
    p { margin-top: 0; margin-bottom: 1rem; }
    ol, ul { margin-top: 0; margin-bottom: 1rem; padding-left: 2rem; }
    a { color: #0d6efd; text-decoration: underline; }
    img, svg { vertical-align: middle; }
    label { display: inline-block; margin-bottom: .5rem; }
    button { border-radius: 0; text-transform: none; }
    button:focus:not(:focus-visible) { outline: 0; }
    input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit;
      line-height: inherit; }
    button, [type="button"], [type="submit"] { -webkit-appearance: button; }
    .alert { position: relative; padding: 1rem; margin-bottom: 1rem; border: 1px solid #b6d4fe;
      background: #cfe2ff; }
    .card { display: flex; flex-direction: column; border-radius: var(--bs-border-radius); }
    .form { display: flex; } .label { padding: .2em .6em .3em; font-size: 75%; color: #fff;
      background: #777; } .link { color: red; } .hint, .steps { display: none; }`,
  'a root of 62.5 %': `
    html { font-size: 62.5%; }
    body { font-size: 1.6rem; line-height: 2; letter-spacing: .05em; text-align: center; }
    input, button, label, h1, p { font-size: 1.2rem; }`,
  'everything unset': `
    body :not(script, style) { all: unset; }`,
  'the new CSS reset': `
    *:where(:not(html, iframe, canvas, img, svg, video, audio, head, head *, script):not(svg *, symbol *)) {
      all: unset; display: revert; }
    *, *::before, *::after { box-sizing: border-box; }
    ol, ul, menu { list-style: none; }
    input, textarea { -webkit-user-select: auto; }`,
  'rules that are all important': `
    * { font-family: fantasy !important; line-height: 3 !important; letter-spacing: 4px !important;
      text-transform: uppercase !important; text-align: right !important; word-spacing: 9px !important;
      text-indent: 5px !important; cursor: wait !important; }
    form { display: flex !important; padding: 40px !important; border: 5px dashed red !important; }
    label { float: right !important; width: 30% !important; color: red !important; }
    input { border-radius: 20px !important; background: yellow !important; height: 80px !important;
      transform: rotate(2deg) !important; pointer-events: none !important; }
    button { display: none !important; } a { position: fixed !important; top: 0 !important; }
    h1, p, span, div { opacity: .4 !important; margin: 30px !important; }
    *::before, *::after { content: '!' !important; display: block !important; }
    svg, path, circle { fill: red !important; stroke: lime !important; opacity: .2 !important;
      transform: scale(3) !important; width: 90px !important; }
    input::placeholder { color: red !important; }
    [data-backoffice] { padding: 70px !important; visibility: hidden !important; }`,
};
