import account from '../frame/account.css?inline';
import form from '../frame/form.light.css?inline';
import base from './base.css?inline';
import { insist } from './insist';
import tokens from './tokens.css?inline';

/** CSS of the card, for the shadow root of every element. */
export const accountSheets = [tokens, base, account];
/** CSS of the forms in the light DOM, adopted by the root that the element lies in. */
export const formSheets = [insist(form)];
