import base from '../styles/base.css?inline';
import { makeImportant } from '../styles/makeImportant';
import tokens from '../styles/tokens.css?inline';
import account from './account.css?inline';
import form from './form.light.css?inline';

/** CSS of the card, for the shadow root of every element. */
export const accountSheets = [tokens, base, account];
/** CSS of the forms in the light DOM, adopted by the root that the element lies in. */
export const formSheets = [makeImportant(form)];
