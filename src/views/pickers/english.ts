import texts from 'virtual:english/pickers';
import { addEnglish } from '../../locales/english';

addEnglish(texts);
