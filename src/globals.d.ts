/** Version of the package, put in by the build. */
declare const __VERSION__: string;

/** CSS as minified text. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** Texts of the first paint by language, collected by the build from `views/frame`. */
declare module 'virtual:frame-texts' {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}
