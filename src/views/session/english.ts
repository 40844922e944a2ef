import texts from 'virtual:english/session';
import { addEnglish } from '../../locales/english';

addEnglish(texts);
