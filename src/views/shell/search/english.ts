import texts from 'virtual:english/search';
import { addEnglish } from '../../../locales/english';

addEnglish(texts);
