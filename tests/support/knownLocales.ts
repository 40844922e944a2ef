const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
const REGIONAL = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'nl', 'pt', 'sr', 'sr-Latn', 'zh', 'zh-Hant'];

/** Returns every language of two letters that Intl knows, and some in every region. */
const knownLocales = () =>
  Intl.DateTimeFormat.supportedLocalesOf([
    ...pairs,
    ...REGIONAL.flatMap((language) => pairs.map((region) => `${language}-${region.toUpperCase()}`)),
  ]);

/** Returns one known locale for each way to write something. */
export const localesByFormat = (write: (locale: string) => string): string[] => [
  ...new Map(knownLocales().map((locale) => [write(locale), locale])).values(),
];
