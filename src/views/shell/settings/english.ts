import texts from 'virtual:english/settings';
import { addEnglish } from '../../../locales/english';

addEnglish(texts);
