"""A window with a WebKitGTK page in it, for WebKitWebDriver; run by the Python of the system.

WebKitGTK's own MiniBrowser can't do what the tests need: its toolbar keeps the window wider than a
phone, and it hides the console of a page that WebDriver controls.
"""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
page = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
window = Gtk.Window()
window.add(page)
window.show_all()
context.connect(
    "automation-started",
    lambda _, session: session.connect("create-web-view", lambda *_: page),
)
Gtk.main()
