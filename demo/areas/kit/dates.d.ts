export function relativeDate(value: string | number | Date, locale: string, now?: number): string;
