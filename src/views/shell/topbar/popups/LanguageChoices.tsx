import { languageInfo } from '../../../../store/language/languages';
import { useLanguage, useStores, useTexts } from '../../../element/elementContext';
import { DropdownGroup, DropdownRadio } from '../../../kit/DropdownChoices';
import { Flag } from '../Flag';
import { useShellLanguages } from '../useShellLanguages';

/** The languages as menu entries; the current one is checked. */
export function LanguageChoices({ heading = false }) {
  const i18n = useTexts();
  const { pageLanguage } = useStores();
  const language = useLanguage();
  const offered = useShellLanguages();
  return offered.length ? (
    <DropdownGroup
      label={i18n._('language')}
      shown={heading}
      value={language}
      onChoose={pageLanguage.choose}
    >
      {offered.map((one) => (
        <DropdownRadio
          key={one}
          value={one}
          icon={<Flag language={one} />}
          lang={languageInfo(one).locale}
        >
          {languageInfo(one).text}
        </DropdownRadio>
      ))}
    </DropdownGroup>
  ) : null;
}
