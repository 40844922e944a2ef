import texts from 'virtual:english/account';
import { addEnglish } from '../../locales/english';

addEnglish(texts);
