import english from '../../../../locales/en/topbarPopups.json';
import { addEnglish } from '../../../../locales/english';
import { useTexts } from '../../../element/elementContext';
import { useStyles } from '../../../element/useStyles';
import { DropdownMenu } from '../../../kit/DropdownMenu';
import type { PopupProps } from '../usePopup';
import { LanguageChoices } from './LanguageChoices';
import popups from './popups.css?inline';

addEnglish(english);

/** The menu of languages, each by its own name. */
export default function LanguageMenu(props: PopupProps) {
  const i18n = useTexts();
  useStyles(popups);
  return (
    <DropdownMenu {...props} label={i18n._('language')}>
      <LanguageChoices />
    </DropdownMenu>
  );
}
