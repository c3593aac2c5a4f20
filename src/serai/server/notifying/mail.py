"""E-mail, by the SMTP server that the operator names. `smtplib` waits, so it runs on a thread."""

from __future__ import annotations

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial

from serai.server.config import Config
from serai.server.notifying.posting import apart

SECONDS = 20.0
LONGEST_ADDRESS = 254


class Undeliverable(Exception):
    """There is no such mailbox, or it does not want us: no use to try again."""


def is_set_up(config: Config) -> bool:
    """Whether this server can write e-mail with links that lead back to it."""
    return bool(config.smtp_host and config.smtp_from and config.address)


def is_address(text: str) -> bool:
    """Whether it looks like the address of one mailbox."""
    name, at, domain = text.rpartition("@")
    if not (name and at and "." in domain and len(text) <= LONGEST_ADDRESS and text.isascii() and text.isprintable()):
        return False
    try:
        return Address(addr_spec=text).addr_spec == text and not any(sign in ' ",:;<>()[]\\' for sign in text)
    except (ValueError, IndexError):
        return False


async def send(config: Config, to: str, subject: str, text: str, unsubscribe: str) -> None:
    """Deliver a letter to the SMTP server; raises Undeliverable, OSError or smtplib.SMTPException."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = config.smtp_from, to, subject
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=config.smtp_from.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        letter["List-Unsubscribe"] = f"<{unsubscribe}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    await apart(partial(_deliver, config, letter))


def _deliver(config: Config, letter: EmailMessage) -> None:
    secure = config.smtp_security == "tls"
    context = ssl.create_default_context()
    server: smtplib.SMTP = (
        smtplib.SMTP_SSL(config.smtp_host, config.smtp_port, timeout=SECONDS, context=context)
        if secure
        else smtplib.SMTP(config.smtp_host, config.smtp_port, timeout=SECONDS)
    )
    with server:
        if config.smtp_security == "starttls":
            server.starttls(context=context)
        if config.smtp_user:
            server.login(config.smtp_user, config.smtp_password)
        try:
            server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            if all(500 <= code < 600 for code in codes):
                raise Undeliverable(str(refused)) from None
            raise
