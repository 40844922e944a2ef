import texts from 'virtual:english/profile';
import { addEnglish } from '../../../locales/english';

addEnglish(texts);
