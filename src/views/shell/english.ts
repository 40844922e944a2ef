import texts from 'virtual:english/rest';
import { addEnglish } from '../../locales/english';

addEnglish(texts);
