import { languageInfo } from '../../../../store/language/languages';
import { useLanguage, useStores, useTexts } from '../../../element/elementContext';
import { MenuChoice, MenuGroup } from '../../../kit/MenuChoices';
import { Flag } from '../Flag';
import { useOfferedLanguages } from '../useOfferedLanguages';

/** The languages as menu entries; the current one is checked. */
export function LanguageChoices({ heading = false }) {
  const i18n = useTexts();
  const { pageLanguage } = useStores();
  const language = useLanguage();
  const offered = useOfferedLanguages();
  return offered.length ? (
    <MenuGroup
      label={i18n._('language')}
      shown={heading}
      value={language}
      onChoose={pageLanguage.choose}
    >
      {offered.map((one) => (
        <MenuChoice
          key={one}
          value={one}
          icon={<Flag language={one} />}
          lang={languageInfo(one).locale}
        >
          {languageInfo(one).text}
        </MenuChoice>
      ))}
    </MenuGroup>
  ) : null;
}
