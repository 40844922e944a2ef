import texts from 'virtual:english/account';
import { addEnglish } from '../../locales/english';
import { frameParts } from '../frame/frameParts';

addEnglish(frameParts().english);
addEnglish(texts);
