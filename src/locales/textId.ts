import type account from './en/account.json';
import type areaLayers from './en/areaLayers.json';
import type areas from './en/areas.json';
import type firstPaint from './en/firstPaint.json';
import type hostedSignIn from './en/hostedSignIn.json';
import type idle from './en/idle.json';
import type menuFilter from './en/menuFilter.json';
import type pickers from './en/pickers.json';
import type profile from './en/profile.json';
import type reset from './en/reset.json';
import type role from './en/role.json';
import type savedPages from './en/savedPages.json';
import type search from './en/search.json';
import type secondStep from './en/secondStep.json';
import type session from './en/session.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type shortcuts from './en/shortcuts.json';
import type submit from './en/submit.json';
import type topbarPopups from './en/topbarPopups.json';

/** Id of a text in `src/locales/en`. Any other id passed to `useTexts()._` is a type error. */
export type TextId =
  | keyof typeof account
  | keyof typeof areaLayers
  | keyof typeof areas
  | keyof typeof firstPaint
  | keyof typeof hostedSignIn
  | keyof typeof idle
  | keyof typeof menuFilter
  | keyof typeof pickers
  | keyof typeof profile
  | keyof typeof reset
  | keyof typeof role
  | keyof typeof savedPages
  | keyof typeof search
  | keyof typeof secondStep
  | keyof typeof session
  | keyof typeof settings
  | keyof typeof shell
  | keyof typeof shortcuts
  | keyof typeof submit
  | keyof typeof topbarPopups;
