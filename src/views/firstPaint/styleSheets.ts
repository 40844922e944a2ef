import base from '../styles/base.css?inline';
import { makeImportant } from '../styles/makeImportant';
import tokens from '../styles/tokens.css?inline';
import account from './account.css?inline';
import form from './form.light.css?inline';
import shell from './shell.css?inline';

/** CSS of the sign-in card, for the shadow root of every element. */
export const accountSheets = [tokens, base, account];

/** CSS of the shell's frame. */
export const shellSheets = [...accountSheets, shell];

/** CSS of the forms in the light DOM, adopted by the document or shadow root around the element. */
export const formSheets = [makeImportant(form)];
