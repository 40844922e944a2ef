import { createRoot } from 'react-dom/client';

/** The floor for sign-in: the least that React can show, a form of two inputs in a shadow root. */
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
