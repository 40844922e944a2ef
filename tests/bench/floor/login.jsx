import { createRoot } from 'react-dom/client';

/** The floor of the sign-in: a form with two inputs in a shadow root. */
function Form() {
  return (
    <form>
      <label>
        User ID <input name="UserId" />
      </label>
      <label>
        Password <input name="AuthValue" type="password" />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

const host = document.querySelector('#floor');
createRoot(host.attachShadow({ mode: 'open' })).render(<Form />);
