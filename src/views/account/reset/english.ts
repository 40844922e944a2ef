import texts from 'virtual:english/reset';
import { addEnglish } from '../../../locales/english';

addEnglish(texts);
