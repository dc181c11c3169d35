import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/users/words', {
  heading: 'Users and roles',
  pages: {
    '/apps/user/list': {
      purpose: 'Everyone who can log in: staff, and members with an account.',
      steps: [
        'Press **Add a user**, fill in **Name**, **E-mail** and **Role**.',
        'Choose **E-mail an invitation** and press **Add and invite**. Without e-mail choose **Set a password for them** and press **Add the user**.',
        'Type into **Search users**, or choose **Office**, **Members** or **Disabled**.',
        'The view **Removed** shows removed accounts; **Restore** brings one back.',
      ],
      alsoNeeds: [
        ['create', 'User'],
        ['manage', 'User'],
      ],
      see: ['/apps/user/list/view/:id', '/roles'],
    },
    '/apps/user/list/view/:id': {
      purpose: 'One account: its role, what it may do and when it was last used.',
      steps: [
        'Press **Edit** to change name, phone, e-mail or role. Nobody can change their own role.',
        '**Reset password** helps somebody who forgot it.',
        '**More actions** holds **Disable**, which logs the person out and keeps them out, **Enable** and **Remove**.',
        'If an invitation was not accepted, press **Make a new invitation**: it is a slip of paper with a QR code, or a link.',
        'An account with more rights than yours cannot be changed by you.',
      ],
      alsoNeeds: [
        ['update', 'User'],
        ['manage', 'User'],
      ],
      see: ['/apps/user/list', '/apps/user/list/:id/password-reset', '/roles'],
    },
    '/apps/user/list/:id/password-reset': {
      purpose: 'Gives somebody a new password. They are logged out on all devices.',
      steps: [
        'Best let them choose: send the link under **Or let them choose**. It works once, for one hour.',
        'Otherwise type a password under **Choose one for them** and press **Set the password**. Tell them in person, never by e-mail.',
      ],
      see: ['/apps/user/list/view/:id', '/user/password-reset'],
    },
    '/apps/user/view': {
      alsoFor: ['/apps/user/view/:id'],
      purpose: 'Your own account: photo, name and phone, and what you may do.',
      steps: [
        'Change **Name and phone** and press **Save**.',
        'Add or change your **Photo**.',
        'Open **Change Password** to choose another password.',
        'For another e-mail address or role ask an administrator.',
      ],
      see: ['/user/password-reset'],
    },
    '/user/sign-in': {
      purpose: 'What is asked for beside your password, and where you are logged in.',
      steps: [
        'Press **Add this device** to log in with a passkey: your fingerprint, your face or the lock of the device.',
        'For codes on a phone press **Set up** beside **Authenticator app** and follow the steps.',
        'Keep the **Recovery codes** on paper. Each opens your account once if you lose your phone.',
        'On your own device tick **This is my own device. Do not ask here for 30 days.** when you log in. **Ask again here** ends that.',
        'Under **Logged in now** press **Log out** beside a device that is not yours, then change your password.',
        'Read under **Recent logins** who logged in to your account and who tried to. You get an e-mail when a way to log in is added or removed.',
      ],
      see: ['/user/password-reset', '/apps/user/view'],
    },
    '/user/password-reset': {
      purpose: 'Changes your own password. You are logged out on all other devices.',
      steps: [
        'Type your **Current password**.',
        'Type the new one under **New password** and again under **Repeat the new password**. Four or five words in a row work well.',
        'Press **Change password**.',
      ],
      see: ['/apps/user/view'],
    },
    '/roles': {
      alsoFor: ['/roles/add', '/roles/view/:id/edit'],
      purpose: 'What people may do once they are logged in. Every user has one role.',
      steps: [
        'Open a role to see its rights and who has it.',
        'Press **Add a role**, or **Make a copy** in a role that is nearly right. Roles marked **Built-in** stay as they are.',
        'Tick **Require a second step at log-in** for people who handle money, and **Ask for the second step each time** where no device may be left out.',
        'Tick the rights in the table: **See**, **Add**, **Change**, **Export** or **Full access** for each part. You can only give rights that you have.',
        'Press **Save the role**. It applies immediately.',
        '**Remove** works once nobody has the role.',
      ],
      see: ['/apps/permissions', '/apps/user/list'],
    },
    '/apps/permissions': {
      purpose: 'All rights, and the roles that include them.',
      steps: [
        'Type into **Search permissions**, or press **Filter**.',
        '**Roles that have it** names the roles. To change a right, open the role.',
      ],
      see: ['/roles'],
    },
  },
});
