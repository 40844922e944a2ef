import type { ReactNode } from 'react';
import type { BuiltInLanguage } from '../../../store/language/languages';

/** Flags, 24 by 16, of the languages other than English. */
export const FLAGS: Record<Exclude<BuiltInLanguage, 'en'>, ReactNode> = {
  cn: (
    <>
      <path fill="#de2910" d="M0 0h24v16H0z" />
      <path fill="#ffde00" d="M5 2l1.76 5.43-4.61-3.36h5.7L3.24 7.43z" />
      <g fill="#ffde00">
        <circle cx="10" cy="2" r=".8" />
        <circle cx="12" cy="4" r=".8" />
        <circle cx="12" cy="6.6" r=".8" />
        <circle cx="10" cy="8.6" r=".8" />
      </g>
    </>
  ),
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h24v16H0z" />
      <path fill="#ffc400" d="M0 4h24v8H0z" />
    </>
  ),
  de: (
    <>
      <path d="M0 0h24v6H0z" />
      <path fill="#d00" d="M0 5.33h24v6H0z" />
      <path fill="#ffce00" d="M0 10.67h24V16H0z" />
    </>
  ),
  it: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#009246" d="M0 0h8v16H0z" />
      <path fill="#ce2b37" d="M16 0h8v16h-8z" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h24v6H0z" />
      <path fill="#0039a6" d="M0 5.33h24v6H0z" />
      <path fill="#d52b1e" d="M0 10.67h24V16H0z" />
    </>
  ),
};
