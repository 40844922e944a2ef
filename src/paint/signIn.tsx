import { hashHref } from '../store/hash';
import { SignInForm } from '../views/frame/SignInForm';
import { focusFirstField } from '../views/kit/autofocus';
import { keepKeysInside } from '../views/kit/keys';
import type { Facts } from './facts';
import { append } from './jsx-runtime';

/** Draws the sign-in form into the light DOM of the element. */
export function paintSignIn(host: HTMLElement, { attribute, i18n }: Facts): void {
  const container = document.createElement('div');
  container.slot = 'account';
  container.dataset.backoffice = '';
  append(
    container,
    <div className="pane">
      <SignInForm
        i18n={i18n}
        email={attribute('auth') === 'email'}
        pending={false}
        resetHref={
          host.localName === 'backoffice-shell'
            ? hashHref('/account/reset', attribute('hash-prefix') ?? '')
            : attribute('reset-url')
        }
        registerHref={attribute('register-url')}
      />
    </div>,
  );
  host.append(container);
  keepKeysInside(container);
  if (!host.hasAttribute('no-autofocus')) focusFirstField(container);
}
